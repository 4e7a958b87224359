import java.util.*;

public class Main {
    static List<Integer> a = new ArrayList<>();

    static int lis(int i, long last) {
        if (i == a.size()) return 0;
        int skip = lis(i + 1, last);
        int take = a.get(i) > last ? 1 + lis(i + 1, a.get(i)) : 0;
        return Math.max(skip, take);
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        sc.nextInt();
        while (sc.hasNextInt()) a.add(sc.nextInt());
        System.out.println(lis(0, Long.MIN_VALUE));
    }
}
