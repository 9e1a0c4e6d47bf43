<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Checkout;

use Automattic\WooCommerce\Blocks\Assets\AssetDataRegistry;
use Automattic\WooCommerce\Blocks\Package;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the setting `defaultFields` of WooCommerce's blocks. Field editors add theirs when the checkout block is
 * registered, before WooCommerce adds its own.
 */
final class WooDefaultFields {
	/**
	 * Returns fields with what plugins have changed in them.
	 *
	 * @param array<array-key, mixed> $fields WooCommerce's own fields.
	 * @return array<array-key, mixed>
	 */
	public static function edited( array $fields ): array {
		$edited = self::added();
		foreach ( $fields as $name => $field ) {
			if ( is_array( $field ) && is_array( $edited[ $name ] ?? null ) ) {
				$fields[ $name ] = array_merge( $field, $edited[ $name ] );
			}
		}
		return $fields;
	}

	/**
	 * Returns the fields that were added to the registry so far.
	 *
	 * @return array<array-key, mixed>
	 */
	private static function added(): array {
		$registry = Package::container()->get( AssetDataRegistry::class ); // @phpstan-ignore method.nonObject (the stubs do not declare the container)
		if ( ! $registry instanceof AssetDataRegistry || ! $registry->exists( 'defaultFields' ) ) {
			return array();
		}
		// @phpstan-ignore function.alreadyNarrowedType (a protected method, which another version may not have)
		if ( ! method_exists( $registry, 'get' ) ) {
			return array();
		}
		// The registry has no public reader.
		$reader = new \ReflectionMethod( $registry, 'get' );
		$reader->setAccessible( true );
		$data   = $reader->invoke( $registry );
		$fields = is_array( $data ) ? $data['defaultFields'] ?? null : null;
		return is_array( $fields ) ? $fields : array();
	}
}
