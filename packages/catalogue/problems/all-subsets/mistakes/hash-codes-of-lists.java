import java.util.*;

public class Main {
    static Set<Integer> known = new HashSet<>();

    static void choose(List<Integer> toppings, List<Integer> chosen) {
        if (!known.add(chosen.hashCode())) return;
        StringJoiner line = new StringJoiner(" ");
        for (int topping : chosen) line.add("" + topping);
        System.out.println(chosen.isEmpty() ? "-" : line);
        for (int i = 0; i < toppings.size(); i++) {
            List<Integer> longer = new ArrayList<>(chosen);
            longer.add(toppings.get(i));
            choose(toppings.subList(i + 1, toppings.size()), longer);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        List<Integer> toppings = new ArrayList<>();
        for (int i = 0; i < n; i++) toppings.add(in.nextInt());
        choose(toppings, new ArrayList<>());
    }
}
