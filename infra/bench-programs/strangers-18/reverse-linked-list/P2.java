import java.io.*;
import java.util.*;

public class P2 {
    // divide and conquer: the reverse of (left right) is (reverse right)(reverse left)
    static List<String> rev(List<String> xs) {
        if (xs.size() <= 1) return new ArrayList<>(xs);
        int half = xs.size() / 2;
        List<String> result = rev(xs.subList(half, xs.size()));
        result.addAll(rev(xs.subList(0, half)));
        return result;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        if (n == 0) {
            System.out.println();
            return;
        }
        String[] words = br.readLine().trim().split(" +");
        System.out.println(String.join(" ", rev(Arrays.asList(words))));
    }
}
