import java.io.*;
import java.util.*;
import java.util.stream.*;

public class RunningTotal {
    int total = 0;
    long found = 0;
    final Map<Integer, Integer> seen = new HashMap<>(Map.of(0, 1));

    RunningTotal book(int amount, int k) {
        total += amount;
        found += seen.getOrDefault(total - k, 0);
        seen.merge(total, 1, Integer::sum);
        return this;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim().split(" ")[1]);
        RunningTotal till = new RunningTotal();
        for (String w : in.readLine().trim().split(" ")) till.book(Integer.parseInt(w), k);
        System.out.println(till.found);
    }
}
