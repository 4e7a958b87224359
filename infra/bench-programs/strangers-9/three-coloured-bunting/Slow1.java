import java.util.*;

public class Slow1 {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        char[] a = sc.next().toCharArray();
        int n = a.length;
        int red = 0, white = 0;
        for (char c : a) {
            if (c == 'r') red++;
            if (c == 'w') white++;
        }
        char[] goal = new char[n];
        for (int i = 0; i < n; i++) {
            goal[i] = i < red ? 'r' : i < red + white ? 'w' : 'b';
        }
        int swaps = 0;
        for (int i = 0; i < n; i++) {
            if (a[i] == goal[i]) {
                continue;
            }
            // the best partner: both flags hang right afterwards
            int partner = -1;
            for (int j = i + 1; j < n; j++) {
                if (a[j] == goal[i] && goal[j] == a[i]) {
                    partner = j;
                    break;
                }
            }
            // otherwise any flag of the colour that is needed here and that hangs wrong
            for (int j = i + 1; j < n && partner == -1; j++) {
                if (a[j] == goal[i] && goal[j] != a[j]) {
                    partner = j;
                }
            }
            char t = a[i];
            a[i] = a[partner];
            a[partner] = t;
            swaps++;
        }
        System.out.println(swaps);
    }
}
