import java.util.Scanner;

public class C {
    static long a, b;
    static final long[] TEN = new long[17], NINE = new long[17];

    /** Printable numbers of [a, b] that consist of the prefix and then of `rest` more digits. */
    static long count(long prefix, int rest) {
        long lo = prefix * TEN[rest], hi = lo + TEN[rest] - 1;
        if (hi < a || lo > b) return 0;
        if (a <= lo && hi <= b) return NINE[rest];
        long sum = 0;
        for (int d = 0; d < 10; d++)
            if (d != prefix % 10) sum += count(prefix * 10 + d, rest - 1);
        return sum;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        a = sc.nextLong();
        b = sc.nextLong();
        TEN[0] = NINE[0] = 1;
        for (int i = 1; i < 17; i++) {
            TEN[i] = TEN[i - 1] * 10;
            NINE[i] = NINE[i - 1] * 9;
        }
        long answer = 0;
        for (int rest = 0; rest < 16; rest++)
            for (int d = 1; d < 10; d++) answer += count(d, rest);
        System.out.println(answer);
    }
}
