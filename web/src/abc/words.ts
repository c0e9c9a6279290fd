// The words that are offered until a grown-up writes others: short, spelt as they sound, without umlauts.
export const FIRST_WORDS = (
  'Oma Opa Mama Papa Hase Hose Rose Nase Esel Igel Vogel Auto Ente Hund Maus Haus Baum Lampe ' +
  'Tomate Banane Salat Brot Mond Sonne Regen Wolke Blume Gras Ofen Ball Boot Rad Rabe Kamel ' +
  'Limo Kino Dose Tor Uhr Arm Bein Hand Mut Hut Eis Melone Note Ton Tal See'
).split(' ');
