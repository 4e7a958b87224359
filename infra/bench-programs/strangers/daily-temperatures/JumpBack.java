import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        int[] t = Stream.of(br.readLine().trim().split("\\s+")).mapToInt(Integer::parseInt).toArray();
        int[] w = new int[n];
        for (int i = n - 2; i >= 0; i--) {
            int j = i + 1;
            while (t[j] <= t[i] && w[j] > 0) j += w[j];
            if (t[j] > t[i]) w[i] = j - i;
        }
        System.out.println(Arrays.stream(w).mapToObj(String::valueOf).collect(Collectors.joining(" ")));
    }
}
