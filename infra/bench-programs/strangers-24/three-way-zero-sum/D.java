import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        Scanner sc = new Scanner(new BufferedInputStream(System.in));
        int n = sc.nextInt();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = sc.nextInt();
        Arrays.sort(a);
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        boolean none = true;
        for (int i = 0; i < n; i++) {
            if (i > 0 && a[i] == a[i - 1]) continue;
            for (int j = i + 1; j < n; j++) {
                if (j > i + 1 && a[j] == a[j - 1]) continue;
                int k = Arrays.binarySearch(a, j + 1, n, -a[i] - a[j]);
                if (k >= 0) {
                    out.println(a[i] + " " + a[j] + " " + a[k]);
                    none = false;
                }
            }
        }
        if (none) out.println("none");
        out.close();
    }
}
