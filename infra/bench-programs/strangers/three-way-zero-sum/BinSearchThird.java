import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        int[] a = Arrays.stream(br.readLine().trim().split(" ")).mapToInt(Integer::parseInt).sorted().toArray();
        Set<String> out = new LinkedHashSet<>();
        for (int i = 0; i < n; i++) {
            if (i > 0 && a[i] == a[i - 1]) continue;
            for (int j = i + 1; j < n; j++) {
                if (j > i + 1 && a[j] == a[j - 1]) continue;
                int k = Arrays.binarySearch(a, j + 1, n, -a[i] - a[j]);
                if (k >= 0) out.add(a[i] + " " + a[j] + " " + a[k]);
            }
        }
        System.out.println(out.isEmpty() ? "none" : String.join("\n", out));
    }
}
