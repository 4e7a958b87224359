import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        int[] a = Arrays.stream(in.readLine().trim().split(" ")).mapToInt(Integer::parseInt).sorted().toArray();
        int run = 1, best = 1;
        for (int i = 1; i < a.length; i++) {
            switch (a[i] - a[i - 1]) {
                case 0 -> {}
                case 1 -> best = Math.max(best, ++run);
                default -> run = 1;
            }
        }
        System.out.println(best);
    }
}
