import java.util.*;

public class TakeOneAway {
    static Set<String> printed = new HashSet<>();
    static StringBuilder out = new StringBuilder();

    // start with the full pizza and take one topping away after the other
    static void order(List<Integer> pizza) {
        String s = "";
        for (int x : pizza) s = s.isEmpty() ? "" + x : s + " " + x;
        if (s.isEmpty()) s = "-";
        if (printed.add(s)) out.append(s).append("\n");
        for (int i = 0; i < pizza.size(); i++) {
            List<Integer> less = new ArrayList<>(pizza);
            less.remove(i);
            order(less);
        }
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        List<Integer> full = new ArrayList<>();
        while (n-- > 0) full.add(sc.nextInt());
        order(full);
        System.out.print(out);
    }
}
