import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        List<int[]> list = new ArrayList<>();
        for (int i = 0; i < n; i++) list.add(new int[]{sc.nextInt(), sc.nextInt()});
        list.sort(Comparator.comparing(x -> x[0]));
        LinkedList<int[]> merged = new LinkedList<>();
        for (int[] iv : list) {
            if (!merged.isEmpty() && merged.getLast()[1] >= iv[0])
                merged.getLast()[1] = iv[1];
            else
                merged.add(iv);
        }
        StringBuilder sb = new StringBuilder();
        merged.forEach(m -> sb.append(m[0] + " " + m[1] + "\n"));
        System.out.print(sb);
    }
}
