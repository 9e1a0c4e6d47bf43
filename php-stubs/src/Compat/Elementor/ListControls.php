<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Elementor;

use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** Repeaters for the links of a menu and the triggers of a popup, and the attributes that are made of their rows. */
final class ListControls {
	/** Number of levels of a menu's links. */
	private const LEVELS = 3;

	/** Fields of each kind of trigger, as blocks/popup/triggers.ts stores them. */
	private const TRIGGER_FIELDS = array(
		'load'    => array( 'seconds' ),
		'scroll'  => array( 'direction', 'percent' ),
		'element' => array( 'selector' ),
		'click'   => array( 'clicks', 'selector' ),
		'idle'    => array( 'seconds' ),
		'exit'    => array(),
		'cart'    => array(),
	);

	/**
	 * Returns the control of an attribute; null if it is no list of objects.
	 *
	 * @return array<string, mixed>|null
	 */
	public static function of( string $name ): ?array {
		switch ( $name ) {
			case 'items':
				return self::repeater( '{{{ label }}}', self::link_fields() );
			case 'triggers':
				return self::repeater( '{{{ kind }}}', self::trigger_fields() );
			default:
				return null;
		}
	}

	/**
	 * Returns the attribute's value for rows of a repeater.
	 *
	 * @param array<array-key, mixed> $rows Rows as the page builder saved them.
	 * @return list<array<string, mixed>>|null Null if it is no list of objects.
	 */
	public static function value( string $name, array $rows ): ?array {
		$readers = array();
		foreach ( $rows as $row ) {
			$readers[] = new JsonReader( $row );
		}
		switch ( $name ) {
			case 'items':
				return self::nested( $readers, 0 );
			case 'triggers':
				return array_values( array_filter( array_map( array( self::class, 'trigger' ), $readers ) ) );
			default:
				return null;
		}
	}

	/**
	 * Returns a repeater.
	 *
	 * @param string                     $title  Template of a row's title.
	 * @param list<array<string, mixed>> $fields Its fields.
	 * @return array<string, mixed>
	 */
	private static function repeater( string $title, array $fields ): array {
		return array(
			'type'          => 'repeater',
			'fields'        => $fields,
			'title_field'   => $title,
			'prevent_empty' => false,
			'default'       => array(),
		);
	}

	/**
	 * Returns the fields of a link.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function link_fields(): array {
		$text = Controls::text();
		return array(
			array(
				'name'  => 'label',
				'label' => __( 'Text', 'storefront-islands' ),
			) + $text,
			array(
				'name'  => 'url',
				'label' => __( 'Address', 'storefront-islands' ),
			) + $text,
			array(
				'name'    => 'level',
				'label'   => __( 'Level of the link', 'storefront-islands' ),
				'type'    => 'select',
				'options' => array_combine( range( 0, self::LEVELS - 1 ), array_map( 'strval', range( 1, self::LEVELS ) ) ),
				'default' => '0',
			),
		);
	}

	/**
	 * Returns the fields of a trigger; each shows for the kinds that have it.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function trigger_fields(): array {
		$number = array(
			'type' => 'number',
			'min'  => 0,
		);
		$fields = array(
			'seconds'   => array(
				'label'   => __( 'After so many seconds', 'storefront-islands' ),
				'default' => 5,
			) + $number,
			'direction' => array(
				'label'   => __( 'Direction', 'storefront-islands' ),
				'type'    => 'select',
				'options' => array(
					'down' => __( 'Down', 'storefront-islands' ),
					'up'   => __( 'Up again', 'storefront-islands' ),
				),
				'default' => 'down',
			),
			'percent'   => array(
				'label'   => __( 'Percent of the page', 'storefront-islands' ),
				'default' => 50,
			) + $number,
			'clicks'    => array(
				'label'   => __( 'How many', 'storefront-islands' ),
				'default' => 1,
			) + $number,
			'selector'  => array(
				'label'       => __( 'CSS selector', 'storefront-islands' ),
				'type'        => 'text',
				'label_block' => true,
				'default'     => '',
			),
		);
		$all    = array(
			array(
				'name'        => 'kind',
				'label'       => __( 'Triggers', 'storefront-islands' ),
				'type'        => 'select',
				'label_block' => true,
				'options'     => self::kinds(),
				'default'     => 'load',
			),
		);
		foreach ( $fields as $name => $field ) {
			$kinds = array_keys( array_filter( self::TRIGGER_FIELDS, static fn( array $names ): bool => in_array( $name, $names, true ) ) );
			$all[] = array(
				'name'      => $name,
				'condition' => array( 'kind' => $kinds ),
			) + $field;
		}
		return $all;
	}

	/**
	 * Returns the labels of the kinds of triggers.
	 *
	 * @return array<string, string>
	 */
	private static function kinds(): array {
		return array(
			'load'    => __( 'The page was opened', 'storefront-islands' ),
			'scroll'  => __( 'The page is scrolled', 'storefront-islands' ),
			'element' => __( 'An element comes into view', 'storefront-islands' ),
			'click'   => __( 'Clicks', 'storefront-islands' ),
			'idle'    => __( 'Nothing is done on the page', 'storefront-islands' ),
			'exit'    => __( 'The pointer leaves the window at its top (not on touch screens)', 'storefront-islands' ),
			'cart'    => __( 'Something was added to the cart', 'storefront-islands' ),
		);
	}

	/**
	 * Returns a trigger with the fields of its kind; empty for an unknown kind.
	 *
	 * @return array<string, mixed>
	 */
	private static function trigger( JsonReader $row ): array {
		$kind   = $row->string( 'kind' );
		$fields = self::TRIGGER_FIELDS[ $kind ] ?? null;
		if ( null === $fields ) {
			return array();
		}
		$trigger = array( 'kind' => $kind );
		foreach ( $fields as $name ) {
			$trigger[ $name ] = in_array( $name, array( 'direction', 'selector' ), true ) ? $row->string( $name ) : $row->int( $name );
		}
		return $trigger;
	}

	/**
	 * Returns links with those of lower levels nested in the link before them.
	 *
	 * @param list<JsonReader> $rows  Rows of the repeater.
	 * @param int              $level Level of the list; a row of a higher level belongs into it as well.
	 * @return list<array<string, mixed>>
	 */
	private static function nested( array $rows, int $level ): array {
		$links   = array();
		$entries = array();
		foreach ( $rows as $row ) {
			if ( $row->int( 'level' ) > $level && array() !== $links ) {
				$entries[ count( $links ) - 1 ][] = $row;
				continue;
			}
			$links[] = array(
				'label' => $row->string( 'label' ),
				'url'   => $row->string( 'url' ),
			);
		}
		foreach ( $entries as $index => $below ) {
			$links[ $index ]['entries'] = self::nested( $below, $level + 1 );
		}
		return $links;
	}
}
