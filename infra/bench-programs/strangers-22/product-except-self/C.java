import java.io.*;
import java.util.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        int[] a = Arrays.stream(in.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();

        int zeros = 0;
        long product = 1;
        for (int x : a) {
            if (x == 0) zeros++;
            else product *= x;
        }
        StringBuilder sb = new StringBuilder();
        for (int x : a) {
            long r;
            if (zeros == 0) r = product / x;
            else if (zeros == 1 && x == 0) r = product;
            else r = 0;
            sb.append(r).append(' ');
        }
        sb.setLength(sb.length() - 1);
        System.out.println(sb);
    }
}
