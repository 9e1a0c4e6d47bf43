<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Limits\Log;

use StorefrontIslands\Support\Database\Table;
use StorefrontIslands\Support\ShopLog;

defined( 'ABSPATH' ) || exit;

/**
 * Table with one row for each payment that was passed to a gateway, and one for each hour, range of addresses and reason
 * in which payments were refused. It holds no card data, no full address and no name; rows are deleted after 30 days.
 */
final class PaymentLog {
	/** Results. A payment is pending if it is made elsewhere or later. */
	public const OPEN     = 'open';
	public const PAID     = 'paid';
	public const PENDING  = 'pending';
	public const DECLINED = 'declined';
	public const REFUSED  = 'refused';

	/** Time for which rows are kept, in seconds: 30 days. */
	private const RETENTION = 2592000;

	/** Maximum number of rows of refusals. */
	private const MAX_REFUSALS = 20000;

	/** Time after which an open payment counts as declined, because its process was killed, in seconds. */
	private const OPEN_FOR = 120;

	public static function table(): Table {
		return new Table(
			'payments',
			'2',
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			created bigint(20) unsigned NOT NULL,
			visitor varchar(64) NOT NULL,
			order_id bigint(20) unsigned NOT NULL,
			network varchar(64) NOT NULL,
			method varchar(100) NOT NULL,
			result varchar(10) NOT NULL,
			reason varchar(20) NOT NULL,
			times bigint(20) unsigned NOT NULL,
			is_on_guard tinyint(1) NOT NULL,
			is_known tinyint(1) NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			KEY created (created),
			KEY visitor (visitor,created),
			KEY order_id (order_id),
			KEY network (network,created)'
		);
	}

	/**
	 * Records that a payment is passed to its gateway.
	 *
	 * @param bool $is_on_guard True if the shop is on guard.
	 * @return int Id of the row; 0 if the database cannot be written.
	 */
	public function begin( Payment $payment, bool $is_on_guard ): int {
		return $this->insert( $payment, self::OPEN, '', $is_on_guard );
	}

	/** Records the result of a payment. */
	public function end( int $id, string $result ): void {
		$this->run( 'UPDATE %i SET result = %s WHERE id = %d', $result, $id );
	}

	/**
	 * Records a result that the shop has learned later, by a webhook or from a manager.
	 *
	 * @return bool False if the result was known already.
	 */
	public function settle( int $order_id, string $result ): bool {
		return 0 < $this->run( 'UPDATE %i SET result = %s WHERE order_id = %d AND result IN ( %s, %s )', $result, $order_id, self::OPEN, self::PENDING );
	}

	/**
	 * Records that a payment was refused before its gateway was called.
	 *
	 * @param string $reason Reason: a scope of PaymentLimit.
	 */
	public function refuse( Payment $payment, string $reason ): void {
		$hour = time() - time() % HOUR_IN_SECONDS;
		if ( 0 === $this->run( 'UPDATE %i SET times = times + 1 WHERE network = %s AND created >= %d AND result = %s AND reason = %s', $payment->network(), $hour, self::REFUSED, $reason ) ) {
			$this->insert( $payment, self::REFUSED, $reason, false );
		}
	}

	/**
	 * Counts the payments of a limit's scope within its window. A payment that is being processed weighs a part of a
	 * decline.
	 */
	public function count( PaymentLimit $limit, Payment $payment ): PaymentCounts {
		list( $column, $value, $since ) = self::scope( $limit, $payment );
		$most = min( $limit->per_network(), intdiv( PHP_INT_MAX, PaymentCounts::OPEN_IN_A_DECLINE ) );
		$rows = $this->select(
			'SELECT SUM( CASE WHEN network <> %s AND weight > %d THEN %d ELSE weight END ) AS weight, SUM( paid ) AS paid FROM (
				SELECT network, SUM( CASE WHEN result = %s OR ( result = %s AND created < %d ) THEN %d WHEN result = %s THEN 1 ELSE 0 END ) AS weight, SUM( CASE WHEN result = %s THEN 1 ELSE 0 END ) AS paid
				FROM %i WHERE %i = %s AND created > %d AND is_known <= %d GROUP BY network
			) AS networks',
			'',
			$most * PaymentCounts::OPEN_IN_A_DECLINE,
			$most * PaymentCounts::OPEN_IN_A_DECLINE,
			self::DECLINED,
			self::OPEN,
			time() - self::OPEN_FOR,
			PaymentCounts::OPEN_IN_A_DECLINE,
			self::OPEN,
			self::PAID,
			self::table()->name(),
			$column,
			$value,
			$since,
			(int) $limit->counts_known()
		);
		return new PaymentCounts( (int) ( $rows[0]['weight'] ?? 0 ), (int) ( $rows[0]['paid'] ?? 0 ) );
	}

	/**
	 * Returns the seconds until a limit is no longer exceeded, if nothing else happens.
	 *
	 * @param int $excess Number of declines by which the limit is exceeded.
	 */
	public function seconds_until_free( PaymentLimit $limit, Payment $payment, int $excess ): int {
		list( $column, $value, $since ) = self::scope( $limit, $payment );
		$rows  = $this->select(
			'SELECT network, created FROM %i WHERE %i = %s AND created > %d AND is_known <= %d AND result IN ( %s, %s ) ORDER BY created DESC',
			self::table()->name(),
			$column,
			$value,
			$since,
			(int) $limit->counts_known(),
			self::DECLINED,
			self::OPEN
		);
		$times = array();
		$of    = array();
		foreach ( $rows as $row ) {
			$of[ $row['network'] ] = ( $of[ $row['network'] ] ?? 0 ) + 1;
			// The older ones of a range make no difference when they leave the window.
			if ( '' === $row['network'] || $of[ $row['network'] ] <= $limit->per_network() ) {
				$times[] = (int) $row['created'];
			}
		}
		$last = $times[ count( $times ) - 1 - $excess ] ?? null;
		return null === $last ? $limit->window() : max( 1, $last + $limit->window() - time() );
	}

	/**
	 * Returns the payments that were declined or refused, newest first.
	 *
	 * @return list<array{created: int, order_id: int, network: string, method: string, result: string, reason: string, times: int}>
	 */
	public function failures( int $limit ): array {
		$all = array();
		foreach ( $this->select( 'SELECT created, order_id, network, method, result, reason, times FROM %i WHERE result IN ( %s, %s ) ORDER BY id DESC LIMIT %d', self::table()->name(), self::DECLINED, self::REFUSED, $limit ) as $row ) {
			$all[] = array(
				'created'  => (int) $row['created'],
				'order_id' => (int) $row['order_id'],
				'network'  => $row['network'],
				'method'   => $row['method'],
				'result'   => $row['result'],
				'reason'   => $row['reason'],
				'times'    => (int) $row['times'],
			);
		}
		return $all;
	}

	/**
	 * Returns the numbers of payments by result, by the start of the day (UTC) as a Unix timestamp, newest first.
	 *
	 * @return array<int, array<string, int>>
	 */
	public function days(): array {
		$days = array();
		foreach ( $this->select( 'SELECT FLOOR( created / 86400 ) AS day, result, SUM( times ) AS number FROM %i GROUP BY day, result', self::table()->name() ) as $row ) {
			$days[ (int) $row['day'] * DAY_IN_SECONDS ][ $row['result'] ] = (int) $row['number'];
		}
		krsort( $days );
		return $days;
	}

	/**
	 * Returns the number of declines within an hour that the shop is used to: the mean of the hours with payments of the
	 * last week.
	 *
	 * @param int $per_network Number of declines of one range of addresses within an hour that count at most.
	 */
	public function usual_declines( int $per_network ): int {
		$rows  = $this->select(
			'SELECT SUM( CASE WHEN network <> %s AND declines > %d THEN %d ELSE declines END ) AS declines, COUNT( DISTINCT hour ) AS hours FROM (
				SELECT FLOOR( created / 3600 ) AS hour, network, SUM( CASE WHEN result = %s THEN 1 ELSE 0 END ) AS declines
				FROM %i WHERE created > %d AND created < %d AND is_on_guard = 0 AND is_known = 0 AND reason = %s GROUP BY hour, network
			) AS networks',
			'',
			$per_network,
			$per_network,
			self::DECLINED,
			self::table()->name(),
			time() - WEEK_IN_SECONDS,
			time() - HOUR_IN_SECONDS,
			''
		);
		$hours = (int) ( $rows[0]['hours'] ?? 0 );
		return $hours > 0 ? (int) ceil( (int) ( $rows[0]['declines'] ?? 0 ) / $hours ) : 0;
	}

	/**
	 * Returns the rows of an order or a visitor, by their ids.
	 *
	 * @param 'order_id'|'visitor' $column Column.
	 * @param string               $value  Id of the order, or hash of the visitor.
	 * @return array<int, array<string>>
	 */
	public function rows( string $column, string $value ): array {
		$rows = array();
		foreach ( $this->select( 'SELECT id, created, order_id, network, method, result FROM %i WHERE %i = %s ORDER BY id', self::table()->name(), $column, $value ) as $row ) {
			$rows[ (int) $row['id'] ] = $row;
		}
		return $rows;
	}

	/**
	 * Deletes the rows of an order or a visitor.
	 *
	 * @param 'order_id'|'visitor' $column Column.
	 * @param string $value Id of the order, or hash of the visitor.
	 */
	public function erase( string $column, string $value ): int {
		return $this->run( 'DELETE FROM %i WHERE %i = %s', $column, $value );
	}

	/** Deletes old rows, and the oldest refusals if there are too many. */
	public function remove_old(): void {
		$this->run( 'DELETE FROM %i WHERE created < %d', time() - self::RETENTION );
		$rows = $this->select( 'SELECT id FROM %i WHERE result = %s ORDER BY id DESC LIMIT 1 OFFSET %d', self::table()->name(), self::REFUSED, self::MAX_REFUSALS );
		if ( isset( $rows[0] ) ) {
			$this->run( 'DELETE FROM %i WHERE result = %s AND id <= %d', self::REFUSED, (int) $rows[0]['id'] );
		}
	}

	/**
	 * Returns the column and value of a limit's scope, and the start of its window.
	 *
	 * @return array{string, string, int}
	 */
	private static function scope( PaymentLimit $limit, Payment $payment ): array {
		$since = time() - $limit->window();
		switch ( $limit->scope() ) {
			case PaymentLimit::ORDER:
				return array( 'order_id', (string) $payment->order_id(), $since );
			case PaymentLimit::VISITOR:
				return array( 'visitor', $payment->visitor(), $since );
			case PaymentLimit::NETWORK:
				return array( 'network', $payment->network(), $since );
			case PaymentLimit::GUARD:
				return array( 'is_on_guard', '1', $since );
			default:
				// Every payment that was not refused.
				return array( 'reason', '', $since );
		}
	}

	/**
	 * Adds a row.
	 *
	 * @param string $reason Reason of a refusal; empty for none.
	 * @param bool $is_on_guard True if the payment was let through while the shop was on guard.
	 * @return int Its id; 0 if the database cannot be written.
	 */
	private function insert( Payment $payment, string $result, string $reason, bool $is_on_guard ): int {
		$wpdb = Table::database();
		$done = $wpdb->insert( // phpcs:ignore WordPress.DB -- a table of this plugin.
			self::table()->name(),
			array(
				'created'     => time(),
				'visitor'     => $payment->visitor(),
				'order_id'    => $payment->order_id(),
				'network'     => $payment->network(),
				'method'      => mb_substr( $payment->method(), 0, 100 ),
				'result'      => $result,
				'reason'      => $reason,
				'times'       => 1,
				'is_on_guard' => (int) $is_on_guard,
				'is_known'    => (int) $payment->is_known(),
			)
		);
		if ( false === $done ) {
			self::table()->look_again();
			ShopLog::error( "The table of payments cannot be written, so that declined payments have no limits: {$wpdb->last_error}" );
			return 0;
		}
		return $wpdb->insert_id;
	}

	/**
	 * Reads rows, past caches, which would hide other processes.
	 *
	 * @param literal-string $sql       Query with a placeholder for each value.
	 * @param string|int     ...$values The values.
	 * @return list<array<string>>
	 */
	private function select( string $sql, ...$values ): array {
		$wpdb = Table::database();
		$rows = array();
		foreach ( (array) $wpdb->get_results( (string) $wpdb->prepare( $sql, ...$values ), ARRAY_A ) as $row ) { // phpcs:ignore WordPress.DB -- every caller passes a literal; a table of this plugin.
			$rows[] = array_map( static fn( $value ): string => is_scalar( $value ) ? (string) $value : '', (array) $row );
		}
		return $rows;
	}

	/**
	 * Runs a statement.
	 *
	 * @param literal-string $sql       Statement with a placeholder for the table and for each value.
	 * @param string|int     ...$values The values.
	 * @return int Number of affected rows.
	 */
	private function run( string $sql, ...$values ): int {
		$wpdb = Table::database();
		return (int) $wpdb->query( (string) $wpdb->prepare( $sql, self::table()->name(), ...$values ) ); // phpcs:ignore WordPress.DB -- every caller passes a literal.
	}
}
