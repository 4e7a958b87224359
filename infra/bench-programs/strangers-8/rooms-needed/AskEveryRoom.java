import java.io.*;
import java.util.*;

public class AskEveryRoom {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer a = new StringTokenizer(in.readLine()), b = new StringTokenizer(in.readLine());
        int[][] lessons = new int[n][];
        for (int i = 0; i < n; i++)
            lessons[i] = new int[]{Integer.parseInt(a.nextToken()), Integer.parseInt(b.nextToken())};
        Arrays.sort(lessons, Comparator.comparingInt(l -> l[0]));
        List<Integer> freeFrom = new ArrayList<>();
        next:
        for (int[] l : lessons) {
            for (int r = 0; r < freeFrom.size(); r++)
                if (freeFrom.get(r) <= l[0]) {
                    freeFrom.set(r, l[1]);
                    continue next;
                }
            freeFrom.add(l[1]);
        }
        System.out.println(freeFrom.size());
    }
}
