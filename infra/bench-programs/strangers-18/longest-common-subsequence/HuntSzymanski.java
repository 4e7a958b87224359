import java.util.*;

/** All matching pairs (i, j), i ascending, j descending: the answer is the longest increasing run of j. */
public class HuntSzymanski {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String s = sc.next(), t = sc.next();
        List<List<Integer>> places = new ArrayList<>();
        for (int c = 0; c < 26; c++) places.add(new ArrayList<>());
        for (int j = t.length() - 1; j >= 0; j--) places.get(t.charAt(j) - 'a').add(j);
        int[] ends = new int[t.length()];
        int len = 0;
        for (char c : s.toCharArray()) {
            for (int j : places.get(c - 'a')) {
                int at = Arrays.binarySearch(ends, 0, len, j);
                if (at >= 0) continue;
                at = -at - 1;
                ends[at] = j;
                if (at == len) len++;
            }
        }
        System.out.println(len);
    }
}
