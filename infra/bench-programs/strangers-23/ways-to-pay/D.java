import java.util.*;

public class D {
    static final int P = 1_000_000_007;

    static void offerOnce(int[] poly, long worth) {
        for (int x = poly.length - 1; x >= worth; x--) {
            int s = poly[x] + poly[x - (int) worth];
            poly[x] = s >= P ? s - P : s;
        }
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), a = sc.nextInt();
        int[] poly = new int[a + 1];
        poly[0] = 1;
        while (n-- > 0) {
            long purse = sc.nextLong();
            while (purse <= a) {
                offerOnce(poly, purse);
                purse <<= 1;
            }
        }
        System.out.println(poly[a]);
    }
}
