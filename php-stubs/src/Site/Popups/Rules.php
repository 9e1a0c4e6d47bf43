<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Popups;

use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the block's attributes to the format that src/domain/site/popups decodes: known fields with their types, and
 * times of the site's time zone as timestamps. An unknown condition is kept without its fields: the popup then never
 * opens by itself.
 */
final class Rules {
	/** Fields of each trigger (src/domain/site/popups/trigger.ts). */
	private const TRIGGERS = array(
		'load'    => array( 'seconds' => 'number' ),
		'idle'    => array( 'seconds' => 'number' ),
		'scroll'  => array(
			'direction' => 'text',
			'percent'   => 'number',
		),
		'element' => array( 'selector' => 'text' ),
		'click'   => array(
			'clicks'   => 'number',
			'selector' => 'text',
		),
		'exit'    => array(),
		'cart'    => array(),
	);

	/** Fields of each condition (src/domain/site/popups/conditions.ts). */
	private const CONDITIONS = array(
		'views'    => array( 'after' => 'number' ),
		'sessions' => array( 'after' => 'number' ),
		'times'    => array(
			'most'   => 'number',
			'per'    => 'text',
			'counts' => 'text',
		),
		'referrer' => array(
			'shows'    => 'flag',
			'patterns' => 'texts',
		),
		'source'   => array( 'among' => 'texts' ),
		'device'   => array( 'among' => 'texts' ),
		'browser'  => array( 'among' => 'texts' ),
		'schedule' => array(
			'from' => 'moment',
			'to'   => 'moment',
		),
	);

	/** Devices of the condition `device`. */
	private const DEVICES = array( 'mobile', 'tablet', 'desktop' );

	/**
	 * Returns the triggers and conditions.
	 *
	 * @return array{triggers: list<array<string, mixed>>, conditions: list<array<string, mixed>>}
	 */
	public static function of( JsonReader $attributes ): array {
		return array(
			'triggers'   => self::decode( $attributes->objects( 'triggers' ), 'on', self::TRIGGERS ),
			'conditions' => array_merge(
				self::decode( $attributes->objects( 'conditions' ), 'is', self::CONDITIONS ),
				self::visible_devices( $attributes )
			),
		);
	}

	/**
	 * Returns a condition on devices for a popup that the editor has hidden on some widths, which it can since WordPress
	 * 7.0. Its names of widths are those of the plugin's devices. WordPress adds a class to the block's first tag, but a
	 * popup has none at its position.
	 *
	 * @return list<array{is: string, among: list<string>}>
	 */
	private static function visible_devices( JsonReader $attributes ): array {
		$viewport = $attributes->object( 'metadata' )->object( 'blockVisibility' )->object( 'viewport' )->all();
		$hidden   = array_keys( array_filter( $viewport, static fn ( $is_visible ): bool => false === $is_visible ) );
		$visible  = array_values( array_diff( self::DEVICES, $hidden ) );
		return self::DEVICES === $visible ? array() : array(
			array(
				'is'    => 'device',
				'among' => $visible,
			),
		);
	}

	/**
	 * Reads the fields of triggers or conditions.
	 *
	 * @param list<JsonReader>                           $objects Objects in the block's attribute.
	 * @param string                               $kind    Name of the field with the kind of the object.
	 * @param array<string, array<string, string>> $known   Types of the fields, by kind and name.
	 * @return list<array<string, mixed>>
	 */
	private static function decode( array $objects, string $kind, array $known ): array {
		$decoded = array();
		foreach ( $objects as $json ) {
			$fields = array( $kind => $json->string( $kind ) );
			foreach ( $known[ $json->string( $kind ) ] ?? array() as $name => $type ) {
				$fields[ $name ] = self::value( $json, $name, $type );
			}
			$decoded[] = $fields;
		}
		return $decoded;
	}

	/**
	 * Reads one field.
	 *
	 * @return string|float|bool|int|list<string>
	 */
	private static function value( JsonReader $json, string $name, string $type ) {
		switch ( $type ) {
			case 'number':
				return (float) $json->string( $name );
			case 'flag':
				return $json->bool( $name );
			case 'texts':
				// An empty pattern would match every URL.
				return array_values( array_filter( array_map( 'trim', $json->strings( $name ) ) ) );
			case 'moment':
				return self::timestamp( $json->string( $name ) );
			default:
				return $json->string( $name );
		}
	}

	/**
	 * Returns the timestamp of a time in the site's time zone; 0 if there is none.
	 *
	 * @param string $moment Time as the editor writes it: 2026-11-27T09:00, optionally with seconds.
	 */
	private static function timestamp( string $moment ): int {
		$time = 1 === preg_match( '/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/', $moment )
			? date_create_immutable( $moment, wp_timezone() )
			: false;
		return false === $time ? 0 : $time->getTimestamp();
	}
}
