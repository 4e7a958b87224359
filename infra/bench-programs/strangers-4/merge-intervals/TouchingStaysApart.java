import java.util.*;

public class TouchingStaysApart {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        List<int[]> list = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            list.add(new int[]{sc.nextInt(), sc.nextInt()});
        }
        list.sort((x, y) -> x[0] != y[0] ? Integer.compare(x[0], y[0]) : Integer.compare(x[1], y[1]));
        int start = list.get(0)[0];
        int end = list.get(0)[1];
        StringBuilder sb = new StringBuilder();
        for (int[] cur : list) {
            if (cur[0] < end || cur[0] == start) {
                end = Math.max(end, cur[1]);
            } else {
                sb.append(start).append(" ").append(end).append("\n");
                start = cur[0];
                end = cur[1];
            }
        }
        sb.append(start).append(" ").append(end);
        System.out.println(sb);
    }
}
