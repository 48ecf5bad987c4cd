/** The commonest passwords of 8 characters and more, in lower case: what is tried first. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  password password1 password12 password123 password1234 password! password01 password2 passw0rd p@ssword
  p@ssw0rd passwort motdepasse contraseña contrasena 12345678 123456789 1234567890 12345678910 123456781
  87654321 987654321 0987654321 0123456789 01234567 11111111 111111111 1111111111 00000000 000000000
  0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 888888888 999999999
  12341234 123123123 1231231234 11223344 1122334455 12344321 123454321 11112222 12121212 13131313 21212121
  10101010 147258369 159357159 14725836 147852369 741852963 963852741 789456123 456789123 123654789
  321654987 1236547890 12369874 123698745 19871987 19891989 19901990 20002000 20202020 20212021 20222022
  20232023 20242024 20252025 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
  1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 qazwsxedc qazwsxedcrfv zaq12wsx
  zaq1zaq1 zaq1xsw2 qwer1234 1234qwer qweasdzxc qweqweqwe qwerqwer asdfghjk asdfghjkl asdf1234 asdfasdf
  zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvzxcv qwaszx12 azertyui azertyuiop azerty12 azerty123 azerty1234
  azerty12345 1a2z3e4r qsdfghjk qsdfghjklm qwertzui qwertzuiop asdasdasd zxczxczxc poiuytrewq mnbvcxz1
  lkjhgfdsa abcd1234 1234abcd abc12345 abc123456 abcdefgh abcdefghi abcdefg1 abcabcabc a1b2c3d4 a1b2c3d4e5
  a12345678 a123456789 aa123456 aa12345678 aaaaaaaa aaaaaaaaaa aaaa1111 a1234567 123456aa 123456789a
  12345678a 123456abc 123abc123 1234567a 1234567q q1234567 q12345678 z1234567 x1234567 s1234567 admin123
  admin1234 admin12345 administrator adminadmin admin@123 admin2024 admin2025 administrateur root1234
  rootroot toor1234 test1234 test12345 testtest testing1 testing123 test123456 user1234 useruser guest123
  guest1234 demo1234 demodemo welcome1 welcome12 welcome123 welcome1234 welcome2024 welcome2025 bienvenue
  bienvenue1 willkommen bonjour1 bonjour123 bonjour1234 salut123 changeme changeme1 changeme123 changeit
  letmein1 letmein12 letmein123 letmein! trustno1 iloveyou iloveyou1 iloveyou2 iloveyou! iloveyou123
  iloveyou12 loveyou1 loveyou2 ilovegod ilovejesus jetaime1 jetaime123 teamo123 teamomucho teamomas tequiero
  mylove123 loveme123 lovelove loveislife forever1 sweetheart princess princess1 princess123 princesse
  princesa sunshine sunshine1 sunshine123 football football1 football123 baseball baseball1 basketball
  softball1 soccer12 soccer123 superman superman1 batman123 spiderman spiderman1 starwars starwars1 pokemon1
  pokemon123 naruto123 dragon12 dragon123 dragonball monkey12 monkey123 michael1 michael123 jennifer
  jessica1 jordan23 jordan123 ashley12 ashley123 charlie1 charlie123 daniel123 andrew123 anthony1 matthew1
  nicholas nicole123 samantha1 samantha samsung1 samsung123 computer computer1 internet internet1
  internet123 whatever whatever1 corvette mercedes mercedes1 porsche911 ferrari1 yamaha123 mustang1
  harley123 hunter123 master123 killer123 shadow123 freedom1 freedom123 secret123 secret12 secreto1
  topsecret hello123 hello1234 helloworld hellohello chocolate chocolate1 cheese123 cookie123 butterfly
  butterfly1 liverpool liverpool1 arsenal1 arsenal123 chelsea1 chelsea123 barcelona barcelona1 realmadrid
  juventus juventus1 manchester marseille marseille1 esperance esperance1 clubafricain tunisia1 tunisia123
  tunisie1 tunisie123 tunisie2024 tunisie2025 tunis123 carthage carthage1 mohamed1 mohamed12 mohamed123
  mohammed mohammed1 muhammad muhammad1 ahmed123 ahmed1234 bismillah bismillah1 bismillah123 alhamdulillah
  allahuakbar inchallah inshallah mashallah azertyazerty azeqsdwxc loulou123 doudou123 chouchou nicolas1
  nicolas123 caroline caroline1 alexandre alexandra alexander sebastien sebastian francois christian
  christophe christine valentin veronica stephane stephanie isabelle isabella elisabeth elizabeth jonathan
  benjamin dominique catherine blink182 metallica metallica1 slipknot slipknot1 nirvana1 greenday eminem123
  rockstar rockstar1 guitar123 music123 pepsi123 cocacola cocacola1 pokemon12 minecraft minecraft1 fortnite
  fortnite1 roblox123 counterstrike playstation xbox360x nintendo gamer123 gangster gangsta1 babygirl
  babygirl1 babyboy1 lovebaby angel123 angels12 angelina michelle michelle1 victoria victoria1 patricia
  patrick1 gabriela fernanda fernando alejandro alejandra cristina carolina guillermo estrella mariposa
  hermosa1 corazon1 bonita123 chivas123 america1 american1 california newyork1 newyork123 london123 paris123
  paris2024 germany1 deutschland schalke04 borussia bayern123 fussball hallo123 hallo1234 hallohallo
  passwort1 passwort123 geheim123 schatz123 sommer123 sommer2024 winter123 summer123 summer2024 summer2025
  winter2024 winter2025 spring2025 autumn2025 january1 december1 monday123 friday13 september november
  company1 company123 business1 manager1 manager123 service1 support1 recruit1 recruiter hiring123 mindhire
  mindhire1 mindhire123 default1 default123 temporary temp1234 access14 access123 login123 login1234
  pass1234 pass12345 passpass passport passphrase mypassword mypassword1 newpassword yourpassword nopassword
  thepassword password11 password21 password22 password123! password1! password2024 password2025 passw0rd1
  passw0rd! p@ssw0rd1 p@ssw0rd123 p@$$w0rd pa$$word pa$$w0rd p4ssw0rd pa55word pa55w0rd drowssap 1password
  123password qwerty!@# !@#$%^&* !qaz2wsx !qaz@wsx 1qazxsw2 xsw21qaz q2w3e4r5 1a2b3c4d 1a2b3c4d5e 5201314520
  52013145201 woaini123 woaini1314 zxcvbnm0 111222333 112233445566 123321123 123456654321 1234554321
  1234512345 123123456 123456123 123456123456 12345612 147147147 159159159 159753159 159753456 258258258
  321321321 333666999 369369369 456456456 654321654321 666666666 789789789 987987987 1029384756 1098765432
  10203040 1020304050 102030405060 01010101 010203040506 12131415 123456qwe 123456asd 123qweasd 123qweasdzxc
  123qwe123 qwe123qwe qwe12345 qwe123456 asd12345 asd123456 asd123asd zxc12345 zxc123456 1234asdf 1234zxcv
  football12 fuckyou1 fuckyou2 fuckyou123 fuckyou! fuckoff1 asshole1 bullshit biteme12 pussycat blahblah
  blessed1 jesuschrist jesus123 godisgood godislove christ123 heaven123 trinity1 thankyou thankyou1 scooter1
  snowball snowflake sunflower tinkerbell thunder1 tigger12 tiger123 lion1234 eagle123 falcon123 phoenix1
  panther1 rainbow1 redsox12 yankees1 lakers24 cowboys1 steelers packers1 broncos1 maverick midnight
  midnight1 moonlight mountain november1 patriots pumpkin1 raiders1 redskins richard1 rush2112 sandiego
  scarface scorpion skywalker spongebob startrek stargate strawberry superstar swordfish tarheels teddybear
  terminal titanic1 twilight universe vanessa1 vampire1 warcraft warhammer warrior1 westside williams
  william1 windows1 windows10 wordpass wrestling xxxxxxxx yellow123 zeppelin zzzzzzzz
`
    .trim()
    .split(/\s+/),
)
