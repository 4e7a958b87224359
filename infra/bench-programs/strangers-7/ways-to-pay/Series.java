import java.util.*;

public class Series {
    static final long P = 1_000_000_007L;
    final long[] coefficient;

    Series(int degree) {
        coefficient = new long[degree + 1];
    }

    static Series one(int degree) {
        Series s = new Series(degree);
        s.coefficient[0] = 1;
        return s;
    }

    /** 1 + x^v + x^2v + ... */
    static Series geometric(int v, int degree) {
        Series s = new Series(degree);
        for (long i = 0; i <= degree; i += v) s.coefficient[(int) i] = 1;
        return s;
    }

    Series times(Series other) {
        int degree = coefficient.length - 1;
        Series product = new Series(degree);
        for (int i = 0; i <= degree; i++) {
            for (int j = 0; i + j <= degree; j++) {
                product.coefficient[i + j] = (product.coefficient[i + j] + coefficient[i] * other.coefficient[j]) % P;
            }
        }
        return product;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), a = in.nextInt();
        Series all = one(a);
        while (n-- > 0) all = all.times(geometric(in.nextInt(), a));
        System.out.println(all.coefficient[a]);
    }
}
