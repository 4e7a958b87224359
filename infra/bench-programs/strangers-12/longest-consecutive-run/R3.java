import java.io.*;
import java.util.*;

public class R3 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        int[] sorted = Arrays.stream(in.readLine().trim().split("\\s+"))
            .mapToInt(Integer::parseInt)
            .sorted()
            .distinct()
            .toArray();
        int best = 1, run = 1;
        for (int i = 1; i < sorted.length; i++) {
            run = sorted[i] == sorted[i - 1] + 1 ? run + 1 : 1;
            best = Math.max(best, run);
        }
        System.out.println(best);
    }
}
