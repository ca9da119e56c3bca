measure-rounds = Runden
measure-health-left = Restliche Energie der Sieger (%)
measure-cards-left = Restliche Karten im Stapel
