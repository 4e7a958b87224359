import java.util.Scanner;
class CafeSeats {
    int[] w;
    int n;
    int fits(int i, int left) {
        if (i == n) return left == 0 ? 1 : 0;
        int r = fits(i + 1, left);
        r += fits(i + 1, left - w[i]);
        return r;
    }
    public static void main(String[] args) {
        CafeSeats me = new CafeSeats();
        Scanner sc = new Scanner(System.in);
        me.n = sc.nextInt();
        int limit = sc.nextInt();
        me.w = new int[me.n];
        for (int i = 0; i < me.n; i++) me.w[i] = sc.nextInt();
        System.out.println(me.fits(0, limit));
    }
}
