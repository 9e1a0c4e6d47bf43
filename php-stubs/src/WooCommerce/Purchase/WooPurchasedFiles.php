<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Purchase;

use StorefrontIslands\Html\PlainText;
use StorefrontIslands\Purchase\PurchasedFile;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** Files of an order, with what WooCommerce's table of downloads says of them in its columns, also those of plugins. */
final class WooPurchasedFiles {
	/** Column of the table with the file itself. */
	private const FILE = 'download-file';

	/** Action by which plugins print a column, without its id. */
	private const COLUMN = 'woocommerce_account_downloads_column_';

	/**
	 * Returns the files.
	 *
	 * @return list<PurchasedFile> Empty while none may be downloaded.
	 */
	public static function of( \WC_Order $order ): array {
		if ( ! $order->has_downloadable_item() || ! $order->is_download_permitted() ) {
			return array();
		}
		return array_map( array( self::class, 'file' ), array_values( array_filter( $order->get_downloadable_items(), 'is_array' ) ) );
	}

	/**
	 * Returns one file.
	 *
	 * @param array<array-key, mixed> $download File as WooCommerce describes it.
	 */
	private static function file( array $download ): PurchasedFile {
		$file      = new JsonReader( $download );
		$remaining = $download['downloads_remaining'] ?? '';
		$remaining = is_numeric( $remaining ) ? (int) $remaining : null;
		$expires   = $download['access_expires'] ?? null;
		$expires   = $expires instanceof \WC_DateTime ? $expires : null;
		// As WooCommerce's handler of downloads compares it.
		$is_over = null !== $expires && $expires->getTimestamp() < strtotime( 'midnight', time() );
		$facts   = array();
		$printed = array();
		foreach ( wc_get_account_downloads_columns() as $id => $label ) {
			$label = PlainText::of( is_string( $label ) ? $label : '' );
			if ( has_action( self::COLUMN . $id ) ) {
				$printed[ $label ] = self::printed( (string) $id, $download );
			} elseif ( 'download-product' === $id ) {
				$facts[] = $file->text( 'product_name' );
			} elseif ( 'download-remaining' === $id ) {
				$facts[] = $is_over ? '' : self::remaining( $remaining, $label );
			} elseif ( 'download-expires' === $id ) {
				// What is used up does not last.
				$facts[] = null === $expires && 0 === $remaining ? '' : self::expires( $expires, $is_over, $label );
			}
		}
		$is_open = ! $is_over && 0 !== $remaining && ! has_action( self::COLUMN . self::FILE );
		return new PurchasedFile(
			$file->text( 'download_name' ),
			$is_open ? $file->string( 'download_url' ) : '',
			array_values( array_diff( $facts, array( '' ) ) ),
			array_diff( $printed, array( '' ) )
		);
	}

	/**
	 * Returns what plugins print in a column.
	 *
	 * @param array<array-key, mixed> $download File as WooCommerce describes it.
	 */
	private static function printed( string $id, array $download ): string {
		ob_start();
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce's own.
		do_action( self::COLUMN . $id, $download );
		return trim( (string) ob_get_clean() );
	}

	/**
	 * Returns how often a file may still be downloaded.
	 *
	 * @param int|null $number Null for any number of times.
	 * @param string   $label  Label of the column.
	 */
	private static function remaining( ?int $number, string $label ): string {
		if ( null === $number ) {
			return "$label: ∞";
		}
		return 0 === $number
			? __( 'No downloads left', 'storefront-islands' )
			/* translators: %s: number of downloads */
			: sprintf( _n( '%s download left', '%s downloads left', $number, 'storefront-islands' ), number_format_i18n( $number ) );
	}

	/**
	 * Returns until when a file may be, or could be, downloaded.
	 *
	 * @param \WC_DateTime|null $day   Last day; null for ever.
	 * @param string            $label Label of the column.
	 */
	private static function expires( ?\WC_DateTime $day, bool $is_over, string $label ): string {
		if ( null === $day ) {
			return "$label: " . __( 'Never', 'storefront-islands' );
		}
		return $is_over
			/* translators: %s: date */
			? sprintf( __( 'expired on %s', 'storefront-islands' ), wc_format_datetime( $day ) )
			/* translators: %s: date */
			: sprintf( __( 'until %s', 'storefront-islands' ), wc_format_datetime( $day ) );
	}
}
