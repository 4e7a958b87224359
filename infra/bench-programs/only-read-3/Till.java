import java.util.Scanner;

public class Till {
    private enum Coin {
        FIVE_HUNDRED(500), HUNDRED(100), FIFTY(50), TWENTY(20), TEN(10), FIVE(5), TWO(2), ONE(1);

        final int value;

        Coin(int value) {
            this.value = value;
        }
    }

    public static void main(String[] args) {
        try (Scanner in = new Scanner(System.in)) {
            int price = in.nextInt();
            int change = in.nextInt() - price;
            int pieces = 0;
            for (Coin c : Coin.values()) {
                int k = change / c.value;
                change %= c.value;
                pieces += k;
                if (k > 0) System.out.println(c + " x " + k);
            }
            System.out.println(pieces);
        }
    }
}
