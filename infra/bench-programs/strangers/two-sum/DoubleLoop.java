import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner s = new Scanner(System.in);
        int n = s.nextInt();
        long t = s.nextLong();
        long[] a = new long[n];
        for (int i = 0; i < n; ++i) a[i] = s.nextLong();
        outer:
        for (int i = 0; i < n; ++i)
            for (int j = i + 1; j < n; ++j)
                if (a[i] + a[j] == t) {
                    System.out.println(i + " " + j);
                    break outer;
                }
    }
}
