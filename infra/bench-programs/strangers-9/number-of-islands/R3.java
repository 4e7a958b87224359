import java.io.*;
import java.util.*;

/** Every island knows its squares; when two islands meet, the smaller one moves into the larger one. */
public class R3 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int r = Integer.parseInt(st.nextToken());
        int c = Integer.parseInt(st.nextToken());
        int[] label = new int[r * c];
        Arrays.fill(label, -1);
        int[] next = new int[r * c];  // squares of an island as a linked list
        int[] last = new int[r * c];
        int[] size = new int[r * c];
        int islands = 0;
        for (int i = 0; i < r; i++) {
            String row = br.readLine();
            for (int j = 0; j < c; j++) {
                if (row.charAt(j) == '0') continue;
                int me = i * c + j;
                label[me] = me;
                next[me] = -1;
                last[me] = me;
                size[me] = 1;
                islands++;
                for (int k = 0; k < 2; k++) {
                    if (k == 0 ? j == 0 : i == 0) continue;
                    int other = k == 0 ? me - 1 : me - c;
                    if (label[other] < 0 || label[other] == label[me]) continue;
                    int big = label[me], small = label[other];
                    if (size[big] < size[small]) {
                        int t = big;
                        big = small;
                        small = t;
                    }
                    for (int p = small; p >= 0; p = next[p]) label[p] = big;
                    next[last[big]] = small;
                    last[big] = last[small];
                    size[big] += size[small];
                    islands--;
                }
            }
        }
        System.out.println(islands);
    }
}
