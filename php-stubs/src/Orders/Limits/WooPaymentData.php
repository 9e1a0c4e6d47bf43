<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Limits;

use StorefrontIslands\Orders\Attempts\Attempts;
use StorefrontIslands\Orders\Limits\Log\PaymentLog;
use StorefrontIslands\Orders\Payments\WooOrdersOfPerson;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the log of payments to WordPress's tools for personal data: the rows of a person's orders, and of the user who
 * has the e-mail address. Rows of a guest without an order are hashes and ranges of addresses, which lead to nobody.
 */
final class WooPaymentData {
	/** Name of the exporter and eraser. */
	private const NAME = 'storefront-islands-payment-log';

	private PaymentLog $log;

	public function __construct( PaymentLog $log ) {
		$this->log = $log;
	}

	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', array( $this, 'add_exporter' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( $this, 'add_eraser' ) );
	}

	/**
	 * Adds the exporter.
	 *
	 * @param array<string, mixed> $exporters Exporters by name.
	 * @return array<string, mixed>
	 */
	public function add_exporter( array $exporters ): array {
		$exporters[ self::NAME ] = array(
			'exporter_friendly_name' => __( 'Payments that were tried', 'storefront-islands' ),
			'callback'               => array( $this, 'export' ),
		);
		return $exporters;
	}

	/**
	 * Adds the eraser.
	 *
	 * @param array<string, mixed> $erasers Erasers by name.
	 * @return array<string, mixed>
	 */
	public function add_eraser( array $erasers ): array {
		$erasers[ self::NAME ] = array(
			'eraser_friendly_name' => __( 'Payments that were tried', 'storefront-islands' ),
			'callback'             => array( $this, 'erase' ),
		);
		return $erasers;
	}

	/**
	 * Exports the rows of a person.
	 *
	 * @param string $email E-mail address.
	 * @param int    $page  Step, from 1.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public function export( string $email, int $page = 1 ): array {
		$orders = new WooOrdersOfPerson( $email, $page );
		$rows   = array();
		foreach ( self::scopes( $orders, $page ) as list( $column, $value ) ) {
			$rows += $this->log->rows( $column, $value );
		}
		return array(
			'data' => array_map( array( self::class, 'item' ), array_keys( $rows ), $rows ),
			'done' => $orders->is_last,
		);
	}

	/**
	 * Erases the rows of a person.
	 *
	 * @param string $email E-mail address.
	 * @param int    $page  Step, from 1.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	public function erase( string $email, int $page = 1 ): array {
		$orders = new WooOrdersOfPerson( $email, $page );
		$number = 0;
		foreach ( self::scopes( $orders, $page ) as list( $column, $value ) ) {
			$number += $this->log->erase( $column, $value );
		}
		return array(
			'items_removed'  => $number > 0,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => $orders->is_last,
		);
	}

	/**
	 * Returns the columns and values by which a step finds rows.
	 *
	 * @param int $page Step, from 1.
	 * @return list<array{'order_id'|'visitor', string}>
	 */
	private static function scopes( WooOrdersOfPerson $orders, int $page ): array {
		$scopes = array();
		if ( 1 === $page && '' !== $orders->visitor ) {
			$scopes[] = array( 'visitor', Attempts::owner( $orders->visitor ) );
		}
		foreach ( $orders->ids as $id ) {
			$scopes[] = array( 'order_id', (string) $id );
		}
		return $scopes;
	}

	/**
	 * Returns a row as WordPress's tool shows it.
	 *
	 * @param array<string> $row The row.
	 * @return array<string, mixed>
	 */
	private static function item( int $id, array $row ): array {
		$facts = array(
			__( 'Time', 'storefront-islands' )               => wp_date( 'c', (int) $row['created'] ),
			__( 'Order', 'storefront-islands' )              => $row['order_id'],
			__( 'Range of addresses', 'storefront-islands' ) => $row['network'],
			__( 'Payment method', 'storefront-islands' )     => $row['method'],
			__( 'Result', 'storefront-islands' )             => $row['result'],
		);
		$data  = array();
		foreach ( $facts as $name => $value ) {
			$data[] = array(
				'name'  => $name,
				'value' => $value,
			);
		}
		return array(
			'group_id'    => self::NAME,
			'group_label' => __( 'Payments that were tried', 'storefront-islands' ),
			'item_id'     => self::NAME . "-$id",
			'data'        => $data,
		);
	}
}
