import java.util.*;

public class Slow {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int t = 0; t < q; t++) {
            int n = in.nextInt();
            long k = in.nextLong();
            // ways[set]: in how many orders can the actors of the set stand?
            long[] ways = new long[1 << n];
            ways[0] = 1;
            for (int set = 1; set < 1 << n; set++) {
                for (int i = 0; i < n; i++) {
                    if ((set >> i & 1) == 1) ways[set] += ways[set ^ 1 << i];
                }
            }
            StringJoiner line = new StringJoiner(" ");
            int rest = (1 << n) - 1;
            while (rest != 0) {
                for (int i = 0; i < n; i++) {
                    if ((rest >> i & 1) == 0) continue;
                    long here = ways[rest ^ 1 << i];
                    if (k <= here) {
                        line.add(String.valueOf(i + 1));
                        rest ^= 1 << i;
                        break;
                    }
                    k -= here;
                }
            }
            System.out.println(line);
        }
    }
}
