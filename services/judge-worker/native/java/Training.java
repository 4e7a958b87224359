import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Scanner;
import java.util.StringTokenizer;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Uses what programs commonly use, so that the class-data archive holds those classes. */
public class Training {
  public static void main(String[] arguments) throws Exception {
    byte[] text = "3 4\nhello world\n5\n".getBytes();
    Scanner scanner = new Scanner(new ByteArrayInputStream(text));
    int first = scanner.nextInt();
    long second = scanner.nextLong();
    scanner.nextLine();
    scanner.next();
    while (scanner.hasNext()) scanner.next();
    BufferedReader reader = new BufferedReader(new InputStreamReader(new ByteArrayInputStream(text)));
    StringTokenizer tokens = new StringTokenizer(reader.readLine());
    int[] numbers = Arrays.stream(reader.readLine().split(" ")).mapToInt(String::length).toArray();
    Map<String, Integer> counts = new HashMap<>();
    counts.merge(tokens.nextToken(), 1, Integer::sum);
    counts.computeIfAbsent("a", key -> 2);
    List<Integer> list = new ArrayList<>(List.of(3, 1, 2));
    Collections.sort(list);
    list.sort(Comparator.reverseOrder());
    PriorityQueue<int[]> queue = new PriorityQueue<>((a, b) -> Integer.compare(a[0], b[0]));
    queue.add(new int[] {1});
    new ArrayDeque<>(list).push(1);
    new LinkedList<>(list).poll();
    new TreeMap<>(counts).firstKey();
    new TreeSet<>(list).floor(2);
    new HashSet<>(list).contains(1);
    new LinkedHashMap<>(counts).entrySet();
    Function<Integer, Integer> twice = x -> x * 2;
    String joined = list.stream().map(twice).map(String::valueOf).collect(Collectors.joining(","));
    StringBuilder out = new StringBuilder();
    out.append(first).append(second).append(joined).append(1.5).append(IntStream.range(0, 3).sum());
    System.out.println(out.reverse());
    System.out.println("text " + first + " and " + second + numbers.length);
    System.out.printf("%d %.2f %s%n", first, 1.5, joined);
    PrintWriter writer = new PrintWriter(System.out);
    writer.println(String.format("%5d", second));
    writer.flush();
    try {
      Integer.parseInt("x");
    } catch (NumberFormatException expected) {
      System.err.println(expected.getMessage());
    }
  }
}
