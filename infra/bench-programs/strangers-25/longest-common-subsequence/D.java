import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String s = br.readLine().trim(), t = br.readLine().trim();

        List<List<Integer>> spots = new ArrayList<>();
        for (char c = 'a'; c <= 'z'; c++) spots.add(new ArrayList<>());
        for (int j = t.length() - 1; j >= 0; j--) spots.get(t.charAt(j) - 'a').add(j);

        // smallest[l] = where the best common subsequence of length l+1 may end in t
        int[] smallest = new int[t.length()];
        int length = 0;
        for (char c : s.toCharArray()) {
            for (int j : spots.get(c - 'a')) {
                int p = Arrays.binarySearch(smallest, 0, length, j);
                if (p >= 0) continue;
                p = ~p;
                smallest[p] = j;
                if (p == length) length++;
            }
        }
        System.out.println(length);
    }
}
