/** Common given names, in lower case and without ё: they tell which of two words is the surname. */
export const givenNames: ReadonlySet<string> = new Set(
  `александр александра алексей алена алина алиса алла альбина альфия анастасия анатолий ангелина андрей анжела анна
антон антонина аркадий арсений артем артур ахмед борис вадим валентин валентина валерий валерия варвара василий
василиса вера вероника виктор виктория виталий владимир владислав всеволод вячеслав галина геннадий георгий герман глеб
григорий гузель гульнара дамир дарья денис диана дина динара дмитрий евгений евгения егор екатерина елена елизавета ефим
жанна захар зинаида зоя зульфия иван игорь илья ильдар инна ирина ия камиль кира кирилл клавдия константин кристина
ксения лариса лев леонид лидия лилия лия любовь людмила магомед майя максим маргарита марина мария марк мария матвей
михаил надежда назар наиля наталия наталья нелли никита николай нина оксана олег олеся ольга павел петр полина раиса
рамиль рената ренат римма ринат роза роман руслан рустам савелий светлана семен сергей снежана софия софья станислав
степан таисия тамара тарас татьяна тимофей тимур ульяна фаина фарид федор федосья эдуард элла эльвира эльмира эмма эрик
юлия юрий яков яна ярослав
alexander alexandra alexey alina alla anastasia anatoly andrew andrey anna anton antonina boris daria denis diana dmitry
egor ekaterina elena elizabeth emma eugene evgeny galina georgy gleb grigory helen igor ilya inna irina ivan james john
julia kate katherine kirill konstantin kristina larisa leo leonid lev lidia lyudmila margarita maria marina mark mary
maxim michael mikhail nadezhda natalia nikita nikolai nikolay nina oksana oleg olga pavel paul peter polina rimma roman
ruslan sergei sergey sofia stanislav stepan svetlana tamara tatiana tatyana timur valentina valery vera victor victoria
viktor vladimir vladislav vyacheslav yana yulia yuri`.split(/\s+/u),
);
