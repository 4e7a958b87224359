import java.util.*;

public class Main {
    static int n;
    static int[] toppings;
    static StringBuilder sb = new StringBuilder();
    static LinkedList<Integer> chosen = new LinkedList<>();

    static void choose(int i) {
        if (i == n) {
            if (chosen.isEmpty()) sb.append('-');
            String sep = "";
            for (int t : chosen) {
                sb.append(sep).append(t);
                sep = " ";
            }
            sb.append('\n');
            return;
        }
        choose(i + 1);
        chosen.addLast(toppings[i]);
        choose(i + 1);
        chosen.removeLast();
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        n = sc.nextInt();
        toppings = new int[n];
        for (int i = 0; i < n; i++) toppings[i] = sc.nextInt();
        choose(0);
        System.out.print(sb);
    }
}
