import java.util.Scanner;

public class C {
    record Mat(long a, long b, long c, long d) {
        Mat times(Mat o) {
            return new Mat(a * o.a + b * o.c, a * o.b + b * o.d,
                           c * o.a + d * o.c, c * o.b + d * o.d);
        }
    }

    public static void main(String[] args) {
        int e = new Scanner(System.in).nextInt();
        Mat r = new Mat(1, 0, 0, 1), base = new Mat(1, 1, 1, 0);
        for (; e > 0; e >>= 1) {
            if ((e & 1) == 1) r = r.times(base);
            if (e > 1) base = base.times(base);
        }
        System.out.println(r.a());
    }
}
