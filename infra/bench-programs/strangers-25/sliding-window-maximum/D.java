import java.io.*;
import java.util.*;
import java.util.stream.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] nk = in.readLine().trim().split(" ");
        int n = Integer.parseInt(nk[0]), k = Integer.parseInt(nk[1]);
        int[] a = new int[n];
        StringTokenizer st = new StringTokenizer(in.readLine());
        for (int i = 0; i < n; i++) a[i] = Integer.parseInt(st.nextToken());
        int w = 1;
        for (; w * 2 <= k; w *= 2)
            for (int i = 0; i + w < n; i++)
                a[i] = Math.max(a[i], a[i + w]);
        final int shift = k - w;
        System.out.println(IntStream.rangeClosed(0, n - k)
                .map(i -> Math.max(a[i], a[i + shift]))
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(" ")));
    }
}
