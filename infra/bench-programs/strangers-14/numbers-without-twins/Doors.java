import java.util.Scanner;

public class Doors {
    /** ways[len][f] = strings of len digits without twins that begin with digit f */
    static long[][] ways = new long[18][10];

    static {
        for (int f = 0; f < 10; f++) ways[1][f] = 1;
        for (int len = 2; len < 18; len++)
            for (int f = 0; f < 10; f++)
                for (int g = 0; g < 10; g++)
                    if (f != g) ways[len][f] += ways[len - 1][g];
    }

    /** twin-free numbers in [1, end) */
    static long below(long end) {
        char[] d = Long.toString(end).toCharArray();
        long sum = 0;
        for (int len = 1; len < d.length; len++)
            for (int f = 1; f < 10; f++) sum += ways[len][f];
        for (int i = 0; i < d.length; i++) {
            for (int f = i == 0 ? 1 : 0; f < d[i] - '0'; f++)
                if (i == 0 || f != d[i - 1] - '0') sum += ways[d.length - i][f];
            if (i > 0 && d[i] == d[i - 1]) break;
        }
        return sum;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        long a = sc.nextLong(), b = sc.nextLong();
        System.out.println(below(b + 1) - below(a));
    }
}
