import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] a = Arrays.stream(in.readLine().trim().split("\\s+")).mapToInt(Integer::parseInt).sorted().toArray();
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        boolean any = false;
        for (int i = 0; i + 2 < n; i++) {
            if (i > 0 && a[i] == a[i - 1]) continue;
            for (int j = i + 1; j + 1 < n; j++) {
                if (j > i + 1 && a[j] == a[j - 1]) continue;
                // the third one by binary search to the right of j
                if (Arrays.binarySearch(a, j + 1, n, -a[i] - a[j]) >= 0) {
                    out.println(a[i] + " " + a[j] + " " + (-a[i] - a[j]));
                    any = true;
                }
            }
        }
        if (!any) out.println("none");
        out.flush();
    }
}
