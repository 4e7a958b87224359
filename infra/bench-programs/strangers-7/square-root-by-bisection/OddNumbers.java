import java.util.Scanner;

/** 1 + 3 + 5 + ... gives the squares. */
class OddNumbers {
    static long rest;
    static long root;

    static void subtractOdds() {
        long odd = 2 * root + 1;
        while (rest >= odd) {
            rest -= odd;
            odd += 2;
            root++;
        }
    }

    public static void main(String[] args) {
        String text = new Scanner(System.in).next();
        int point = text.indexOf('.');
        String before = point < 0 ? text : text.substring(0, point);
        String after = point < 0 ? "" : text.substring(point + 1);
        after += "000000000000000000".substring(Math.min(18, after.length()));

        rest = before.isEmpty() ? 0 : Long.parseLong(before);
        root = 0;
        subtractOdds();
        for (int i = 0; i < 18; i += 2) {
            rest = rest * 100 + Integer.parseInt(after.substring(i, i + 2));
            root *= 10;
            subtractOdds();
        }
        System.out.printf("%d.%09d%n", root / 1_000_000_000L, root % 1_000_000_000L);
    }
}
