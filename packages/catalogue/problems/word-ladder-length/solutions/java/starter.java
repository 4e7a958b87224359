import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static int solve(String begin, String end, List<String> words) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] ends = in.readLine().trim().split(" ");
        int n = Integer.parseInt(in.readLine().trim());
        List<String> words = new ArrayList<>(n);
        for (int i = 0; i < n; i++) {
            words.add(in.readLine().trim());
        }
        System.out.println(solve(ends[0], ends[1], words));
    }
}
